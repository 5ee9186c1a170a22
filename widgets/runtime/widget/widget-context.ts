import { createContext, useContext, useEffect, useState } from 'react';
import type { Language } from '../language/language';
import { type Labels, labelsIn } from '../language/strings';
import type { Sheet } from '../styles/sheet';

/** How markup comes about: on a server, by hydrating a server's markup, or in the browser alone. */
export type Rendering = 'server' | 'hydrating' | 'client';

interface WidgetContextValue {
  /** Changes in place: after hydration everything is rendered by the browser alone. */
  rendering: Rendering;
  /** Adds a stylesheet to the widget's shadow root, or on a server to its markup. */
  addStyles(sheet: Sheet): unknown;
  /** Labels that the bank has replaced. */
  labels?: Labels | undefined;
  /** False where the page has no place for a hero (the attribute `hero`). */
  hasHero?: boolean | undefined;
}

/** What components know of the widget that they are in. */
export const WidgetContext = createContext<WidgetContextValue>({ rendering: 'client', addStyles() {} });

/** A component's styles come with it: the widget that renders it need not know of them. */
export const useStyles = (sheet: Sheet): unknown => useContext(WidgetContext).addStyles(sheet);

/** The labels that the bank has replaced, for code outside components. */
export const useLabels = (): Labels | undefined => useContext(WidgetContext).labels;

/** The labels of a component, `name` being that of their file. */
export const useStrings = <T extends object>(
  name: string,
  strings: Readonly<Record<Language, T>>,
  language: Language,
): T => labelsIn(name, strings, language, useLabels());

/** Whether the page has a place for a hero. */
export const useHasHero = (): boolean => useContext(WidgetContext).hasHero ?? true;

/** True in server markup and until it is hydrated: for what only readers without script need. */
export function useServerMarkup(): boolean {
  const [isServerMarkup, setServerMarkup] = useState(useContext(WidgetContext).rendering !== 'client');
  useEffect(() => setServerMarkup(false), []);
  return isServerMarkup;
}
