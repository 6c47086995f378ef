/** The languages that a text or a passage can have, by their codes (BCP 47). */
export const languageNames = {
  da: 'Dansk',
  en: 'Engelsk',
  de: 'Tysk',
  nb: 'Norsk',
  sv: 'Svensk',
  fi: 'Finsk',
  is: 'Islandsk',
  fo: 'Færøsk',
  kl: 'Grønlandsk',
  nl: 'Hollandsk',
  fr: 'Fransk',
  es: 'Spansk',
  it: 'Italiensk',
  pl: 'Polsk',
  uk: 'Ukrainsk',
  la: 'Latin',
  el: 'Græsk',
  he: 'Hebraisk',
  ar: 'Arabisk',
}

export type Language = keyof typeof languageNames

export const siteLanguage: Language = 'da'

export function isForeign(code: string | null | undefined): code is Language {
  return typeof code === 'string' && code !== siteLanguage && Object.hasOwn(languageNames, code)
}
