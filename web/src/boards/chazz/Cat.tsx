/** A cat in its two poses. The runner moves it and swings its legs without drawing it again. */
import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import { lookOf } from "../../seats/looks.ts";
import { lookColour, lookInk, LookSign } from "../../seats/marks.tsx";
import { BREEDS, type Breed } from "./breeds.ts";

interface Props {
  look: number;
  isLeader: boolean;
}

const Coat: FunctionComponent<{ look: number; d: string }> = ({ look, d }) => (
  <>
    <path class="fur" d={d} />
    <path d={d} fill={`url(#look-${look + 1})`} opacity="0.32" />
  </>
);

const Ruff: FunctionComponent<{ radius: number; tufts: number }> = ({ radius, tufts }) => {
  const points = Array.from({ length: tufts * 2 }, (_, n) => {
    const angle = (n / (tufts * 2)) * 2 * Math.PI;
    const far = radius * (n % 2 ? 1.02 : 1.24);
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle) + 2).toFixed(1)}`;
  });
  return <path class="fur" d={`M${points.join("L")}Z`} />;
};

const Crown: FunctionComponent = () => <path class="crown" d="M-13 0L-16 -15L-7 -8L0 -18L7 -8L16 -15L13 0Z" />;

const Sign: FunctionComponent<{ look: number; x: number; y: number; size: number }> = ({ look, x, y, size }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={size * 7.2} class="fur plain" />
    <g transform={`scale(${size})`} fill={lookInk(look)}><LookSign look={look} /></g>
  </g>
);

const Walking: FunctionComponent<Props & { breed: Breed }> = ({ look, isLeader, breed }) => {
  const { top, width, at } = breed.legs;
  const [x, y, radius] = breed.head;
  const leg = (number: number) => (
    <g class="leg" data-pivot={`${at[number]} ${top}`}>
      <path class={number % 2 ? "limb" : "limb far"} stroke-width={width} d={`M${at[number]} ${top}V${91 - width / 2}`} />
    </g>
  );
  return (
    <g class="pose walking">
      <ellipse class="shadow" cx="58" cy="93" rx="40" ry="5" />
      <g class="tail" data-pivot="28 54">
        <path class="brush" stroke-width={breed.tail.width} d={breed.tail.line} />
        {breed.tail.shape && <Coat look={look} d={breed.tail.shape} />}
      </g>
      {leg(0)}
      {leg(2)}
      <Coat look={look} d={breed.body} />
      {leg(1)}
      {leg(3)}
      <Sign look={look} x={54} y={breed.legs.top > 70 ? 69 : 57} size={1.55} />
      <g transform={`translate(${x} ${y})`}>
        {breed.ruff && <Ruff radius={radius} tufts={breed.ruff} />}
        <path class="fur ears up" d={breed.ears} />
        <path class="fur ears back" d={breed.earsBack} />
        {breed.tufts && <path class="line ears up" d={breed.tufts} />}
        <circle class="fur" r={radius} />
        <ellipse class="white" cx={radius * 0.35} cy={-radius * 0.12} rx={radius * 0.24} ry={radius * 0.28} />
        <circle class="dark" cx={radius * 0.44} cy={-radius * 0.1} r={radius * 0.14} />
        <path class="dark" d={`M${radius * 0.86} ${radius * 0.12}h${radius * 0.26}l${-radius * 0.13} ${radius * 0.2}Z`} />
        <path class="line" d={`M${radius * 0.62} ${radius * 0.38}l${radius * 0.6} ${radius * 0.16}M${radius * 0.6} ${radius * 0.54}l${radius * 0.5} ${radius * 0.3}`} />
        {isLeader && <g transform={`translate(-2 ${-radius + 3}) rotate(-8)`}><Crown /></g>}
      </g>
    </g>
  );
};

const Sitting: FunctionComponent<Props & { breed: Breed }> = ({ look, isLeader, breed }) => {
  const { body, ear, tail } = breed.sitting;
  const [y, radius] = breed.sitting.head;
  const eye = radius * 0.42;
  return (
    <g class="pose sitting">
      <path class="brush" stroke-width={Math.min(breed.tail.width, 13)} d={tail} />
      <Coat look={look} d={body} />
      <Sign look={look} x={60} y={79} size={1.5} />
      <g transform={`translate(60 ${y})`}>
        {breed.ruff && <Ruff radius={radius} tufts={breed.ruff} />}
        <path class="fur" d={ear} />
        <path class="fur" d={ear} transform="scale(-1 1)" />
        <ellipse class="fur" rx={radius * 1.08} ry={radius} />
        {[-eye, eye].map((x) => (
          <g key={x}>
            <ellipse class="white" cx={x} cy="-1" rx={radius * 0.24} ry={radius * 0.3} />
            <ellipse class="dark" cx={x} cy="-0.5" rx={radius * 0.11} ry={radius * 0.24} />
          </g>
        ))}
        <path class="dark" d={`M-3 ${radius * 0.36}h6l-3 4Z`} />
        <path class="line" d={`M0 ${radius * 0.55}q-4 5 -7 1M0 ${radius * 0.55}q4 5 7 1`} />
        {isLeader && <g transform={`translate(0 ${-radius + 3})`}><Crown /></g>}
      </g>
    </g>
  );
};

export const Cat: FunctionComponent<{ seat: number; isLeader: boolean }> = ({ seat, isLeader }) => {
  const look = lookOf(seat);
  return useMemo(() => {
    const breed = BREEDS[look] as Breed;
    return (
      <svg class="cat-drawing" viewBox="0 0 120 100" style={{ "--coat": lookColour(look) }} aria-hidden="true" focusable="false">
        <Walking look={look} isLeader={isLeader} breed={breed} />
        <Sitting look={look} isLeader={isLeader} breed={breed} />
      </svg>
    );
  }, [look, isLeader]);
};

/** Before the match: the cat that goes with a look. */
export const Portrait: FunctionComponent<{ look: number }> = ({ look }) => (
  <svg class="chazz-portrait" viewBox="10 0 100 100" style={{ "--coat": lookColour(look) }} aria-hidden="true" focusable="false">
    <Sitting look={look} isLeader={false} breed={BREEDS[look] as Breed} />
  </svg>
);
