import type { ComponentChildren, FunctionComponent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../frame/language.ts";

/** A dialog over the table. It is never used for a decision of the game. */
export const Sheet: FunctionComponent<{ title: string; onClose: () => void; children?: ComponentChildren }> = ({
  title,
  onClose,
  children,
}) => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    place.current?.focus();
    return () => before instanceof HTMLElement && before.focus();
  }, []);
  return (
    <section class="sheet" ref={place} tabindex={-1} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button class="button quiet small" onClick={onClose}>
          {words.value.keys.close}
        </button>
      </header>
      {children}
    </section>
  );
};
