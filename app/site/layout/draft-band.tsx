/**
 * A banner on a page that shows a draft.
 * @param until the time at which the preview link expires; undefined for the admin
 */
export function DraftBand({ until }: { until: string | undefined }) {
  return (
    <p className="no-print bg-accent px-4 py-2 text-center text-paper text-small">
      <meta name="robots" content="noindex" />
      Du ser en kladde på dens plads.{' '}
      {until === undefined ? 'Kun du kan se den.' : `Linket virker indtil den ${until}.`}
    </p>
  )
}
