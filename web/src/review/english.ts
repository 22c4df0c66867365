export const english = {
  mark: ".",
  percent: (amount: string) => `${amount}%`,
  begins: "The judge is going through the match for the first time.",
  judged: (done: number, of: number) => `Judged ${done} of ${of}`,
  rough: "Where nothing is judged yet, the graph is rough.",
  notOver: "The match is still on. When it is over, it can be reviewed.",
  unfinished: "The match was not played to its end. The result is what the judge expects of its last position.",
  graph: {
    chance: "Chance to win",
    result: "Expected result",
    resultAbout: "100% is for who beats everybody.",
    use: "Drag along the graph, or use the arrow keys.",
    luck: "luck",
    race: "race",
    mistake: "clear mistake",
  },
  here: {
    better: (step: string) => `Better: ${step}`,
    luck: (name: string) => `Luck: ${name}`,
    race: (name: string) => `Race: ${name}`,
  },
  worst: {
    heading: "The costliest decisions",
    none: "No decision was clearly worse than the best one that the judge has found.",
    noneYet: "None so far.",
    played: "Played",
    better: "Better",
    chance: (did: string, could: string) => `Chance to win: ${did} instead of ${could}`,
    result: (did: string, could: string) => `Expected result: ${did} instead of ${could}`,
  },
  swings: "Where the match turned",
  ledger: {
    heading: "What made the result",
    about: "In percentage points: the start and the four lines below it add up to the result.",
    start: "Start",
    luck: "Luck",
    own: "Own decisions",
    others: "Others’ decisions",
    unexplained: "Not explained",
    result: "Result",
  },
  totals: "In numbers",
  sure: {
    heading: "How sure is this?",
    judge: (visits: string) =>
      `The judge is the strongest bot of this game. To judge a decision, it looks at about ${visits} continuations. To judge luck, it compares what came with everything that could have come.`,
    error: (points: string) =>
      `Its estimates have an error, most often about ±${points} points here. A decision is called a mistake only if more than that was lost. Smaller losses are not marked, but counted above.`,
    limits:
      "The judge can be wrong: it does not see to the end of the match, and assumes that everybody plays on as it would itself. A plan that it does not understand looks like a mistake.",
    unexplained:
      "“Not explained” is what later estimates have corrected in earlier ones, because more can be seen near the end. What rounding leaves over is there, too.",
  },
};
