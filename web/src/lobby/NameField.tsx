import type { FunctionComponent } from "preact";
import { words } from "../frame/language.ts";
import { myName, rename } from "./name.ts";

export const NameField: FunctionComponent = () => (
  <label class="labelled">
    <span>{words.value.create.name}</span>
    <input
      class="field"
      name="name"
      maxlength={40}
      autocomplete="nickname"
      value={myName.value}
      placeholder={words.value.create.namePlaceholder}
      onInput={(event) => rename(event.currentTarget.value)}
    />
  </label>
);
