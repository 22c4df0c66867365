import type { Manifest } from "../../kit/manifest.ts";

export const manifest: Manifest = {
  board: () => import("./index.tsx"),
  pictures: () => import("./pictures.tsx"),
  ground: { light: "var(--rug)", dark: "#4d2329" },
};
