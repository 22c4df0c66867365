/** An image from the server, which is asked for again if it does not arrive. */
import type { FunctionComponent, ImgHTMLAttributes } from "preact";
import { useState } from "preact/hooks";

const MOST = 4; // further attempts

export const LateImage: FunctionComponent<ImgHTMLAttributes<HTMLImageElement>> = (attributes) => {
  const [tries, setTries] = useState(0);
  const again = () => {
    if (tries < MOST) setTimeout(() => setTries(tries + 1), 1000 * 2 ** tries);
  };
  return <img key={tries} onError={again} {...attributes} />;
};
