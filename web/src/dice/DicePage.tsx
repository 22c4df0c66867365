/** How dice are thrown here, for a child and for a cryptographer, and what they have thrown. */
import type { FunctionComponent } from "preact";
import { TopLine } from "../frame/TopLine.tsx";
import { ServerThrows } from "./ServerThrows.tsx";
import { dice } from "./words.ts";

export const DicePage: FunctionComponent = () => {
  const { page } = dice.value;
  return (
    <>
      <TopLine />
      <main class="page dice-page">
        <h1>{page.heading}</h1>
        <p class="lead">{page.child.join(" ")}</p>
        <h2>{page.exactly}</h2>
        <ol>
          {page.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2>{page.proofHeading}</h2>
        <ul>
          {page.proof.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p class="hint">{page.own}</p>
        <ServerThrows />
      </main>
    </>
  );
};
