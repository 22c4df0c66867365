/** A scene: a position in which one thing is to be done. */
import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { lang, words } from "../frame/language.ts";
import { myNameOrGuest } from "../lobby/name.ts";
import { actions } from "../table/ActionBar.tsx";
import { pointOut } from "../table/pointing.ts";
import { TableStore } from "../table/store.ts";
import type { SceneTold } from "../wire/protocol.ts";
import { type OnPath, Stage } from "./Stage.tsx";
import { sceneWorld } from "./wire.ts";

export const SceneStage: FunctionComponent<OnPath> = (path) => {
  const { game, lessons, stage } = path;
  const scene = (lessons.scenes ?? [])[stage] as SceneTold;
  const [store, isDone] = useMemo(() => {
    const done = signal(false);
    const ends = {
      done: () => {
        done.value = true;
      },
      otherwise: () => made.note.say(scene.otherwise?.[lang.peek()] ?? ""),
    };
    const [bot = ""] = lessons.opponents ?? [];
    const set = { game, lessons, number: stage, scene, bot, name: myNameOrGuest() };
    const made = new TableStore("", sceneWorld(set, ends));
    return [made, done] as const;
  }, []);
  useEffect(() => () => store.close(), [store]);
  const isShown = isDone.value && store.shown.value === store.latest.value && store.motion.value === null;
  return (
    <Stage
      {...path}
      store={store}
      said={
        <p>
          {scene.aim[lang.value]} <b>{scene.task[lang.value]}</b>
        </p>
      }
      help={<Help store={store} wants={scene.wants} />}
      learned={isShown ? scene.learned[lang.value] : null}
      clause={scene.clause}
    />
  );
};

/** Shows what is wanted, and then does it: for those who do not find it, or cannot reach it. */
const Help: FunctionComponent<{ store: TableStore; wants: readonly string[] }> = ({ store, wants }) => {
  const { learn } = words.value;
  const { choosing } = store;
  const marked = choosing.marked.value;
  const isMarked = marked?.step !== undefined && wants.includes(marked.step);
  if (!store.isAsking.value || (isMarked && marked.confirm)) return null; // the bar asks to confirm it
  const isShown = isMarked || choosing.pointed.value !== null;
  return (
    <button class="button small" onClick={() => (isShown ? take(store, wants) : pointOut(store, wants))}>
      {isShown ? learn.doIt : learn.show}
    </button>
  );
};

function take(store: TableStore, wants: readonly string[]): void {
  const { choosing } = store;
  const button = actions(store).find(({ key }) => key === choosing.pointed.peek());
  const taken = [choosing.marked.peek(), button].find((one) => one?.step && wants.includes(one.step));
  if (taken) choosing.choose(taken);
}
