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
