/** How a link gets to somebody else: a phone offers its own ways, elsewhere it is copied. */

/** True if it was copied; where it was shared, or neither can be done, there is nothing more to say. */
export async function share(link: string): Promise<boolean> {
  if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return copy(link);
  try {
    await navigator.share({ url: link });
    return false;
  } catch (reason) {
    return (reason as Error).name !== "AbortError" && copy(link); // who closes the phone's list wants nothing copied
  }
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text); // pages that come without https, as they do at home, have no clipboard of their own
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
