/** Helpers for SVG: making elements, finding points, watching sizes. */
import type { Point } from "./point.ts";

export function svgElement<Name extends keyof SVGElementTagNameMap>(name: Name): SVGElementTagNameMap[Name] {
  return document.createElementNS("http://www.w3.org/2000/svg", name);
}

/** A point of the page in the units of a picture. */
export function pointIn(picture: SVGSVGElement | null, clientX: number, clientY: number): Point {
  return new DOMPoint(clientX, clientY).matrixTransform(picture?.getScreenCTM()?.inverse());
}

/** Calls back when an element is first laid out and whenever its size changes. Returns a function that stops it. */
export function watchSize(element: Element, changed: (size: DOMRectReadOnly) => void): () => void {
  const observer = new ResizeObserver(([entry]) => entry && changed(entry.contentRect));
  observer.observe(element);
  return () => observer.disconnect();
}
