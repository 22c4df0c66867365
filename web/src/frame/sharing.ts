/** Shares a link: by the phone's share sheet, or by copying it. */

/** True if the link was copied. The share sheet gives its own feedback. */
export async function share(link: string): Promise<boolean> {
  if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return copy(link);
  try {
    await navigator.share({ url: link });
    return false;
  } catch (reason) {
    return (reason as Error).name !== "AbortError" && copy(link); // closing the share sheet is no request to copy
  }
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text); // pages served without https, as in a home network, have no clipboard API
  }
}

function copiedByHand(text: string): boolean {
  const field = document.createElement("textarea");
  const before = document.activeElement as HTMLElement | null;
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  before?.focus({ preventScroll: true });
  return isDone;
}
