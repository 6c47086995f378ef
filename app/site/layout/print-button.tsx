/** Prints the page. Without script, where it could do nothing, there is no button. */
export function PrintButton({ children }: { children: string }) {
  return (
    <button
      type="button"
      className="button no-print noscript:hidden"
      onClick={() => window.print()}
    >
      {children}
    </button>
  )
}
