/** The link to the form of an enquiry. Its page is not cached, so it is not fetched before it is opened. */
export function AskLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      rel="nofollow"
      className="button-filled print:hidden"
      data-needs-server=""
      data-loads-document=""
    >
      {children}
    </a>
  )
}
