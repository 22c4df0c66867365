"""The reasons of Мазайцы, with their texts and sentences: what speaks for a choice, or against it."""

from igroteka.core.form import Form

REASONS = (
    Form(
        "saves {tokens} worth {n}",
        "puts {tokens:hare|hares} ashore, worth {n:point|points}: nobody can take them away",
        "на берегу окажется {tokens:заяц|зайца|зайцев} на {n:очко|очка|очков}: их уже не отнять",
    ),
    Form(
        "takes {tokens} worth {n}",
        "takes {tokens:hare|hares} aboard, worth {n:point|points}",
        "в лодке прибавится {tokens:заяц|зайца|зайцев} на {n:очко|очка|очков}",
    ),
    Form(
        "loses {tokens}",
        "the swamp swallows {tokens:hare|hares}",
        "Болото поглотит {tokens:зайца|зайцев|зайцев}",
    ),
    Form(
        "near {n}",
        "hares worth {n:point|points} are within two cards of your boat",
        "не дальше двух карточек от лодки — зайцы на {n:очко|очка|очков}",
    ),
    Form(
        "aboard {n} shore {cards}",
        "with {n:point|points} aboard you are {cards:card|cards} from the shore",
        "с грузом на {n:очко|очка|очков} до берега {cards:карточка|карточки|карточек}",
    ),
    Form(
        "lands {n}",
        "with {n:point|points} aboard you reach the shore",
        "лодка с грузом на {n:очко|очка|очков} дойдёт до берега",
    ),
    Form(
        "keeps {n} from {seat}",
        "hares worth {n:point|points} get away from {seat}",
        "зайцы на {n:очко|очка|очков} уходят от лодки «{seat}»",
    ),
    Form(
        "ahead {n}",
        "hares worth {n:point|points} lie ahead of the bow",
        "впереди по курсу — зайцы на {n:очко|очка|очков}",
    ),
    Form(
        "room {n}",
        "leaves room for {n:hare|hares} worth more",
        "в лодке останется место: поместится ещё {n:заяц|зайца|зайцев} подороже",
    ),
    Form(
        "scatters {tokens} near {cards}",
        "brings {tokens:hare|hares} onto the field, {cards} of them within two cards of your boat",
        "на поле прибавится {tokens:заяц|зайца|зайцев}, из них не дальше двух карточек от вашей лодки — {cards}",
    ),
    Form(
        "clears {type}",
        "takes a card out of your way: {type}",
        "убирает с вашего пути: {type}",
    ),
    Form(
        "hinders {seat} {type}",
        "puts a card in the way of {seat}: {type}",
        "на пути у лодки «{seat}» появится: {type}",
    ),
    Form(
        "away {type}",
        "keeps this card away from your boat: {type}",
        "ляжет подальше от вашей лодки: {type}",
    ),
    Form(
        "beside {type}",
        "this card lies near your boat, too: {type}",
        "и рядом с вашей лодкой окажется: {type}",
    ),
    Form(
        "calm",
        "keeps the water near your boat calm",
        "вода рядом с вашей лодкой останется спокойной",
    ),
    Form(
        "quiet",
        "changes nothing near your boat",
        "рядом с вашей лодкой всё останется как есть",
    ),
)
