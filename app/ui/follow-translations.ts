/**
 * Loads the code for a screen that is translated after hydration, once a text is replaced. Visitors do without.
 * @returns a function that ends it
 */
export function followTranslations(): () => void {
  const observer = new MutationObserver((records) => {
    if (records.some((record) => record.addedNodes[0] && record.removedNodes[0]?.nodeType === 3)) {
      void import('./translated-page').then(({ rememberTexts }) => rememberTexts(records))
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
