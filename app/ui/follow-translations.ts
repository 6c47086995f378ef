import { replacedText } from './replaced-text'

/** Loads the code for pages that are translated after hydration, once one is. */
export function followTranslations() {
  new MutationObserver((records) => {
    if (records.some(replacedText)) {
      void import('./translated-page').then(({ rememberTexts }) => rememberTexts(records))
    }
  }).observe(document.body, { childList: true, subtree: true })
}
