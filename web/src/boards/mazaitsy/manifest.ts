import type { Manifest } from "../../kit/manifest.ts";

export const manifest: Manifest = {
  board: () => import("./index.tsx"),
  pictures: () => import("./pictures.tsx"),
  ground: { light: "#b9cbb4", dark: "#35483d" },
};
