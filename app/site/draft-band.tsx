/** Says above the page that something on it is still a draft. */
export function DraftBand() {
  return (
    <p className="no-print bg-accent px-4 py-2 text-center text-paper text-small">
      <meta name="robots" content="noindex" />
      Du ser en kladde på dens plads. Kun du kan se den.
    </p>
  )
}
