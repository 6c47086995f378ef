import type { Language } from './languages'

/** The attribute `lang` of a text; undefined for the language of the page. */
export function langOf(language: Language): Language | undefined {
  return language === 'da' ? undefined : language
}
