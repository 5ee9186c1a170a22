import { createContext, useContext, useEffect, useState } from 'react';
import type { Language } from '../language/language';
import { type Labels, labelsIn } from '../language/strings';
import type { Sheet } from '../styles/sheet';

/** Origin of the markup: a server, hydration, or only the browser. */
export type Rendering = 'server' | 'hydrating' | 'client';

interface WidgetContextValue {
  /** Changes in place: after hydration it is `client`. */
  rendering: Rendering;
  /** Adds a stylesheet to the widget's shadow root, or to its server markup. */
  addStyles(sheet: Sheet): unknown;
  labels?: Labels | undefined;
  /** False if the page has no place for a hero (attribute `hero`). */
  hasHero?: boolean | undefined;
  /** Undefined on a server. */
  host?: Element | undefined;
}

export const WidgetContext = createContext<WidgetContextValue>({ rendering: 'client', addStyles() {} });

/** A component brings its styles, so the widget need not list them. */
export const useStyles = (sheet: Sheet): unknown => useContext(WidgetContext).addStyles(sheet);

export const useLabels = (): Labels | undefined => useContext(WidgetContext).labels;

/** @param name of the labels' file, without `.strings.ts` */
export const useStrings = <T extends object>(
  name: string,
  strings: Readonly<Record<Language, T>>,
  language: Language,
): T => labelsIn(name, strings, language, useLabels());

export const useHasHero = (): boolean => useContext(WidgetContext).hasHero ?? true;

/** True in server markup until hydration, for content that only readers without script need. */
export function useServerMarkup(): boolean {
  const [isServerMarkup, setServerMarkup] = useState(useContext(WidgetContext).rendering !== 'client');
  useEffect(() => setServerMarkup(false), []);
  return isServerMarkup;
}
