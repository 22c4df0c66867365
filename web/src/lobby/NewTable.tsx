/** The form for a new table: who sits where, and which rules are used. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { titleOf } from "../frame/cards.ts";
import { GamePicture } from "../frame/GamePicture.tsx";
import { lang, words } from "../frame/language.ts";
import { sentenceOf } from "../frame/refusals.ts";
import { TopLine } from "../frame/TopLine.tsx";
import { SeatMark, SeatPatterns } from "../seats/marks.tsx";
import type { BotCard, Described, OptionCard, SeatWanted } from "../wire/protocol.ts";
import { capital } from "../words/games.ts";
import { matters, teamsWith } from "../words/options.ts";
import { NameField } from "./NameField.tsx";
import { myNameOrGuest } from "./name.ts";
import { open } from "./opening.ts";
import { askOffered, described, waitingFor } from "./server.ts";

const CLOCKS = [15, 30, 60, 120, 300];

export const NewTable: FunctionComponent<{ game: string }> = ({ game }) => {
  const { create, home } = words.value;
  useEffect(() => void askOffered(game), [game]);
  const known = described(game);
  return (
    <>
      <TopLine />
      <SeatPatterns />
      <main class="page new-table">
        <header class="gathering-head">
          <GamePicture game={game} />
          <h1>{create.heading(titleOf(game))}</h1>
        </header>
        {waitingFor.value && !known && (
          <p class="waiting" role="status">
            {waitingFor.value === "rules" ? home.loading : home.lost}
          </p>
        )}
        {known && <Form game={known} />}
      </main>
    </>
  );
};

const Form: FunctionComponent<{ game: Described }> = ({ game }) => {
  const { create } = words.value;
  const options = useSignal<Record<string, string>>(
    Object.fromEntries(game.options.map((one) => [one.name, one.default])),
  );
  const seats = useSignal<string[]>(["me"]);
  const flags = useSignal({ public: false, shuffle: true, calm: false, hints: false, seconds: 0 });
  const trouble = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const [players, ...all] = game.options as [OptionCard, ...OptionCard[]];
  const count = Number(options.value.players);
  const others = all.filter((one) => matters(one, options.value));
  const teams = teamsWith(
    game.pairings ?? [],
    Object.fromEntries([players, ...others].map((one) => [one.name, options.value[one.name] ?? ""])),
  );
  const set = (name: string, value: string) => {
    options.value = { ...options.value, [name]: value };
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    isBusy.value = true;
    const { seconds, ...rest } = flags.value;
    const name = myNameOrGuest();
    const wanted = Array.from({ length: count }, (_, seat) => seatWanted(seats.value[seat] ?? "open", name));
    await open({
      game: game.name,
      options: Object.fromEntries(
        [players, ...others].map(({ name: option }) => [option, options.value[option] ?? ""]),
      ),
      seats: wanted,
      ...rest,
      ...(seconds && { seconds }),
    }).catch((refusal: unknown) => {
      trouble.value = sentenceOf(refusal);
    });
    isBusy.value = false;
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      <NameField />
      <fieldset>
        <legend>{create.players}</legend>
        <div class="segments">
          {players.values?.map(({ name: value }) => (
            <label key={value} class="segment">
              <input
                type="radio"
                name="players"
                value={value}
                checked={options.value.players === value}
                onChange={() => set("players", value)}
              />
              <span>{value}</span>
            </label>
          ))}
        </div>
        <ul class="seat-rows">
          {Array.from({ length: count }, (_, seat) => (
            <SeatChoice
              key={seat}
              seat={seat}
              team={teams[seat]}
              bots={game.bots}
              value={seats.value[seat] ?? "open"}
              onChange={(value) => {
                seats.value = Array.from({ length: count }, (_, one) =>
                  one === seat ? value : (seats.value[one] ?? "open"),
                );
              }}
            />
          ))}
        </ul>
      </fieldset>
      {game.calm && (
        <Flag
          label={create.calm}
          about={create.calmAbout}
          checked={flags.value.calm}
          onChange={(calm) => (flags.value = { ...flags.value, calm })}
        />
      )}
      <Flag
        label={create.isPublic}
        about={create.isPublicAbout}
        checked={flags.value.public}
        onChange={(yes) => (flags.value = { ...flags.value, public: yes })}
      />
      <Flag
        label={create.hints}
        about={create.hintsAbout}
        checked={flags.value.hints}
        onChange={(hints) => (flags.value = { ...flags.value, hints })}
      />
      <label class="labelled">
        <span>{create.clock}</span>
        <select
          class="field"
          value={flags.value.seconds}
          onChange={(event) => (flags.value = { ...flags.value, seconds: Number(event.currentTarget.value) })}
        >
          <option value={0}>{create.noClock}</option>
          {CLOCKS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {create.time(seconds)}
            </option>
          ))}
        </select>
        {flags.value.seconds > 0 && <small>{create.standIn}</small>}
      </label>
      {others.length > 0 && (
        <details>
          <summary>{create.more}</summary>
          <div class="form">
            {others.map((option) => (
              <OptionField
                key={option.name}
                option={option}
                value={options.value[option.name] ?? option.default}
                onChange={(value) => set(option.name, value)}
              />
            ))}
            <Flag
              label={create.shuffle}
              checked={flags.value.shuffle}
              onChange={(shuffle) => (flags.value = { ...flags.value, shuffle })}
            />
          </div>
        </details>
      )}
      <div role="alert">{trouble.value && <p class="note">{trouble.value}</p>}</div>
      <button class="button main large" disabled={isBusy.value}>
        {create.openTable}
      </button>
    </form>
  );
};

function seatWanted(choice: string, name: string): SeatWanted {
  if (choice === "me") return { name };
  return choice === "open" ? {} : { bot: choice };
}

const SeatChoice: FunctionComponent<{
  seat: number;
  team: number | undefined;
  bots: BotCard[];
  value: string;
  onChange: (value: string) => void;
}> = ({ seat, team, bots, value, onChange }) => {
  const { create, table } = words.value;
  const about = bots.find((one) => one.name === value)?.about[lang.value];
  return (
    <li class="seat-row">
      <SeatMark seat={seat} size={32} />
      <select
        class="field"
        aria-label={table.seat(seat + 1)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="me">{capital(create.you)}</option>
        <option value="open">{capital(create.open)}</option>
        {bots.map((bot) => (
          <option key={bot.name} value={bot.name}>
            {capital(table.bot)}: {bot.title[lang.value]}
          </option>
        ))}
      </select>
      {team !== undefined && <small>{capital(table.team(team + 1))}</small>}
      {about && <small>{capital(about)}</small>}
    </li>
  );
};

const Flag: FunctionComponent<{
  label: string;
  about?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}> = ({ label, about, checked, onChange }) => (
  <label class="flag">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>
      {label}
      {about && <small>{about}</small>}
    </span>
  </label>
);

const OptionField: FunctionComponent<{ option: OptionCard; value: string; onChange: (value: string) => void }> = ({
  option,
  value,
  onChange,
}) => (
  <label class="labelled">
    <span>{option.title[lang.value]}</span>
    {option.values?.length ? (
      <select class="field" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {option.values.map(({ name, title }) => (
          <option key={name} value={name}>
            {title[lang.value]}
          </option>
        ))}
      </select>
    ) : (
      <input
        class="field"
        type="number"
        min={option.least}
        max={option.most}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    )}
    {option.about && <small>{option.about[lang.value]}</small>}
  </label>
);
