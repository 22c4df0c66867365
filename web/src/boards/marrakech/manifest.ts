import type { Manifest } from "../../kit/manifest.ts";

export const manifest: Manifest = {
  board: () => import("./index.tsx"),
  pictures: () => import("./pictures.tsx"),
  ground: { light: "#e9cfa0", dark: "#6b4f2c" },
};
