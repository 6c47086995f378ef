export function Skeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <div>
      <p className="sr-only">{label}</p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike
        <div key={row} aria-hidden="true" className="grid gap-3 border-rule border-t py-8">
          <div className="h-3 w-32 bg-rule motion-safe:animate-pulse" />
          <div className="h-5 w-2/3 bg-rule motion-safe:animate-pulse" />
        </div>
      ))}
    </div>
  )
}
