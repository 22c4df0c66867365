/**
 * Eight cats that are told apart by their outline alone. Each is drawn in a box of 120 × 100: walking to the right, with
 * its feet at 92, and sitting, seen from the front.
 */
export interface Breed {
  /** Walking: the body, the head's middle and radius, the legs' height and width. */
  body: string;
  head: [x: number, y: number, radius: number];
  legs: { top: number; width: number; at: [number, number, number, number] };
  /** Around the head's middle: the two ears, upright and laid back. */
  ears: string;
  earsBack: string;
  tail: { line: string; width: number; shape?: string };
  /** Sitting: the body, the head, and one ear, which is mirrored. */
  sitting: { body: string; head: [y: number, radius: number]; ear: string; tail: string };
  /** Fur that stands out around the head: so many tufts. */
  ruff?: number;
  /** Lines on the ears: tufts of a lynx. */
  tufts?: string;
}

const ROUND = "M26 56C26 42 40 38 56 39C76 38 88 44 88 56C88 70 74 74 56 74C38 74 26 70 26 56Z";
const EGG = "M34 92C28 66 42 48 60 48C78 48 92 66 86 92C78 97 42 97 34 92Z";

export const BREEDS: readonly Breed[] = [
  {
    // A Siamese: long legs, pointed ears, a thin tail with a hook.
    body: "M24 54C26 44 40 43 56 45C74 46 84 42 88 48C90 58 80 66 58 65C40 67 24 66 24 54Z",
    head: [93, 37, 12.5],
    legs: { top: 56, width: 6.5, at: [31, 39, 74, 81] },
    ears: "M-11 -5L-12 -25L-1 -11ZM2 -11L12 -24L11 -3Z",
    earsBack: "M-9 -7L-27 -14L-10 1ZM-3 -11L-16 -21L-4 -3Z",
    tail: { line: "M27 50C12 46 8 28 14 12C17 4 26 8 22 15", width: 5 },
    sitting: { body: "M40 92C34 64 46 48 60 48C74 48 86 64 80 92C74 96 46 96 40 92Z", head: [36, 15], ear: "M3 -12L16 -32L14 -4Z", tail: "M79 88C98 92 104 76 96 62C92 55 102 52 104 58" },
  },
  {
    // A Persian: all fur, short legs, hardly any ears.
    body: "M22 56C18 44 28 36 36 37C42 29 52 33 56 36C64 29 76 33 78 39C90 40 92 54 87 60C88 72 76 76 70 74C62 80 50 80 46 75C36 78 24 72 24 64Z",
    head: [88, 45, 18],
    legs: { top: 68, width: 11, at: [34, 46, 68, 79] },
    ears: "M-13 -11Q-13 -21 -4 -17ZM3 -18Q11 -22 13 -12Z",
    earsBack: "M-14 -9Q-22 -15 -9 -16ZM-3 -17Q-6 -23 4 -17Z",
    tail: { line: "M26 52C14 46 12 36 14 26", width: 20, shape: "M30 60C14 62 4 46 6 32C2 24 8 10 16 12C24 8 30 20 26 28C32 36 26 44 34 48Z" },
    sitting: { body: "M28 92C20 78 26 62 34 60C38 48 52 44 60 46C70 44 84 50 86 60C96 64 98 80 92 92C82 98 38 98 28 92Z", head: [42, 22], ear: "M8 -19Q20 -30 19 -11Z", tail: "M90 90C110 88 110 68 100 64" },
    ruff: 11,
  },
  {
    // A bobtail: round all over, with a tuft for a tail.
    body: "M28 57C28 40 42 36 56 36C74 36 86 44 86 57C86 72 74 77 56 77C40 77 28 73 28 57Z",
    head: [87, 40, 16.5],
    legs: { top: 64, width: 9.5, at: [36, 46, 70, 79] },
    ears: "M-14 -7L-14 -23L-3 -15ZM3 -16L13 -23L14 -7Z",
    earsBack: "M-12 -10L-27 -15L-13 0ZM-5 -15L-16 -24L2 -15Z",
    tail: { line: "M29 48L24 42", width: 8, shape: "M30 52C20 52 14 46 18 41C13 36 18 30 23 32C25 26 33 28 33 33C39 36 38 50 30 52Z" },
    sitting: { body: "M30 92C22 66 40 50 60 50C80 50 98 66 90 92C80 98 40 98 30 92Z", head: [40, 20], ear: "M5 -18L17 -29L19 -8Z", tail: "M88 86L94 82" },
  },
  {
    // A Maine Coon: large, a ruff, tufts on its ears, a brush of a tail.
    body: "M20 54C20 38 38 35 56 37C74 35 88 40 90 54C90 68 80 70 78 76L72 70L66 77L60 71C40 75 20 72 20 54Z",
    head: [92, 38, 15.5],
    legs: { top: 62, width: 10, at: [30, 41, 73, 82] },
    ears: "M-13 -6L-11 -25L-1 -14ZM3 -14L13 -24L14 -4Z",
    earsBack: "M-12 -8L-28 -17L-11 2ZM-4 -14L-19 -24L1 -14Z",
    tail: { line: "M24 48C12 40 10 28 16 14", width: 16, shape: "M28 58C10 54 2 38 6 24C6 14 14 4 20 2C20 8 28 10 28 20C32 28 26 38 34 46Z" },
    sitting: { body: "M32 92C26 64 42 46 60 46C78 46 94 64 88 92L78 95L72 90L66 96L60 91L54 96L48 90L42 95Z", head: [38, 18.5], ear: "M4 -16L17 -33L18 -6Z", tail: "M88 90C112 92 112 66 100 56" },
    ruff: 7,
    tufts: "M-11 -24L-14 -33M13 -23L17 -32",
  },
  {
    // A Sphynx: bony, bat's ears, a tail like a whip.
    body: "M26 58C26 48 34 40 46 46C58 50 68 40 80 44C90 48 88 60 78 63C66 66 60 60 50 66C38 72 26 70 26 58Z",
    head: [92, 36, 12],
    legs: { top: 57, width: 5.5, at: [32, 41, 74, 81] },
    ears: "M-11 -3L-22 -27L0 -12ZM0 -12L19 -30L12 -2Z",
    earsBack: "M-8 -8L-34 -17L-10 4ZM-3 -11L-23 -29L-2 -5Z",
    tail: { line: "M28 54C10 54 22 36 10 30C0 24 14 8 8 4", width: 3.6 },
    sitting: { body: "M42 92C40 76 48 70 46 60C48 50 54 48 60 48C66 48 72 50 74 60C72 70 80 76 78 92C70 96 50 96 42 92Z", head: [36, 14.5], ear: "M1 -13L26 -35L14 -2Z", tail: "M78 90C98 94 92 76 100 72C108 68 100 58 104 52" },
  },
  {
    // A fold: a ball of a head without points, a tail like a question mark.
    body: ROUND,
    head: [86, 42, 19],
    legs: { top: 64, width: 9, at: [34, 45, 68, 78] },
    ears: "M-17 -8Q-14 -19 -5 -17Q-8 -11 -13 -7ZM5 -17Q14 -19 17 -8Q10 -9 5 -17Z",
    earsBack: "M-18 -5Q-20 -15 -10 -15Q-12 -9 -15 -4ZM0 -18Q7 -22 12 -14Q5 -13 0 -18Z",
    tail: { line: "M28 52C8 52 8 36 18 32C29 28 28 12 14 13", width: 7.5 },
    sitting: { body: EGG, head: [40, 22], ear: "M7 -20Q19 -22 21 -7Q12 -9 7 -20Z", tail: "M86 88C108 88 108 72 98 68C88 64 94 50 104 54" },
  },
  {
    // A Munchkin: low and long, a tail like a mast.
    body: "M14 68C14 56 26 54 52 55C80 53 94 56 94 68C94 80 82 83 54 83C28 83 14 80 14 68Z",
    head: [95, 52, 15],
    legs: { top: 76, width: 9, at: [24, 35, 74, 85] },
    ears: "M-13 -6L-14 -22L-3 -13ZM2 -14L12 -22L13 -5Z",
    earsBack: "M-11 -8L-26 -14L-12 1ZM-4 -13L-16 -22L1 -13Z",
    tail: { line: "M18 62C14 50 15 36 17 20", width: 6.5 },
    sitting: { body: "M26 92C22 76 40 62 60 62C80 62 98 76 94 92C84 98 36 98 26 92Z", head: [50, 18], ear: "M4 -16L16 -28L17 -7Z", tail: "M92 88C104 82 104 60 102 44" },
  },
  {
    // An alley cat: thick neck, a notch in one ear, a tail that was broken twice.
    body: "M26 56C26 42 42 40 56 41C70 38 76 30 90 34C98 44 92 64 84 70C74 75 40 75 30 69C26 66 26 60 26 56Z",
    head: [92, 38, 15.5],
    legs: { top: 62, width: 8.5, at: [34, 44, 72, 82] },
    ears: "M-14 -6L-15 -22L-9 -17L-8 -23L-2 -14ZM3 -15L14 -21L14 -4Z",
    earsBack: "M-12 -8L-26 -16L-21 -9L-25 -5L-13 1ZM-4 -14L-17 -23L1 -14Z",
    tail: { line: "M30 50L15 40L25 26L11 12", width: 7 },
    sitting: { body: "M34 92C30 72 38 56 42 46L78 46C82 56 90 72 86 92C78 97 42 97 34 92Z", head: [37, 19], ear: "M5 -17L18 -29L19 -6Z", tail: "M86 88L102 84L96 72L108 62" },
  },
];
