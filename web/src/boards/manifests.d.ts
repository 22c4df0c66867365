/** The manifest of every folder beside this file, by the folder's name. build.mjs makes this module. */
declare module "igroteka:boards" {
  import type { Manifest } from "../kit/manifest.ts";
  export const manifests: Readonly<Record<string, Manifest>>;
}
