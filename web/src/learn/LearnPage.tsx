/** The guided first game: one scene after the other, then practice, then a real game. It can be left and resumed. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { dressPage } from "../boards/load.ts";
import { titleOf } from "../frame/cards.ts";
import { words } from "../frame/language.ts";
import { reach, stageOf } from "../frame/learning.ts";
import { useLate } from "../frame/Missing.tsx";
import { TopLine } from "../frame/TopLine.tsx";
import { SeatPatterns } from "../seats/marks.tsx";
import { lessonsOf } from "../wire/api.ts";
import type { LessonsTold } from "../wire/protocol.ts";
import { Finished } from "./Finished.tsx";
import { PracticeStage } from "./PracticeStage.tsx";
import { SceneStage } from "./SceneStage.tsx";

export const LearnPage: FunctionComponent<{ game: string }> = ({ game }) => {
  const told = useSignal<LessonsTold | null>(null);
  const round = useSignal(0);
  useEffect(() => {
    dressPage(game);
    return () => dressPage(null);
  }, [game]);
  const missing = useLate(async () => {
    told.value = await lessonsOf(game);
  }, [game]);
  const { learn, table } = words.value;
  const lessons = told.value;
  if (!lessons || missing) {
    return (
      <>
        <TopLine game={game} />
        <main class="page">
          <h1 class="unseen">{learn.heading(titleOf(game))}</h1>
          {missing ?? <p class="hint">{table.loadingBoard}</p>}
        </main>
      </>
    );
  }
  const { scenes = [], practices = [] } = lessons;
  const of = scenes.length + practices.length;
  const stage = Math.min(stageOf(game), of);
  const path = {
    game,
    lessons,
    stage,
    of,
    onNext: () => reach(game, stage + 1),
    onAgain: () => {
      round.value += 1;
    },
  };
  const key = `${stage} ${round.value}`;
  return (
    <>
      <SeatPatterns />
      {stage === of ? (
        <Finished key={key} {...path} />
      ) : stage < scenes.length ? (
        <SceneStage key={key} {...path} />
      ) : (
        <PracticeStage key={key} {...path} />
      )}
    </>
  );
};
