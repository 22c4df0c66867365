/** The drawings of a file, by name. */
declare module "*.svg" {
  const art: Readonly<Record<string, string>>;
  export default art;
}
