import { readersCopy as copy, count } from '~/domain/readers/readers.copy'
import type { Bar } from '~/domain/readers/readers.server'

const height = 100
const step = 10

/** Views as bars with the visits inside them, and the same as a table for screen readers. */
export function BarChart({ bars, unit, name }: { bars: Bar[]; unit: string; name: string }) {
  const most = Math.max(1, ...bars.map(({ views, visits }) => Math.max(views, visits)))
  const heightOf = (times: number) => Math.round((times / most) * height * 10) / 10
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-faded border-b"
      >
        {bars.map(({ label, views, visits }, index) => (
          <g key={label}>
            <title>{`${label}: ${count(views)} / ${count(visits)}`}</title>
            <Column at={index} height={heightOf(views)} className="fill-rule" />
            <Column at={index} height={heightOf(visits)} className="fill-accent" />
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="flex justify-between pt-1 text-caption text-faded">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <figcaption className="flex flex-wrap gap-x-6 text-caption">
        <Key name={copy.views} className="bg-rule" />
        <Key name={copy.visits} className="bg-accent" />
      </figcaption>
      <table className="sr-only">
        <caption>{name}</caption>
        <thead>
          <tr>
            {[unit, copy.views, copy.visits].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, views, visits }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{count(views)}</td>
              <td>{count(visits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

interface ColumnProps {
  at: number
  height: number
  className: string
}

function Column({ at, height: tall, className }: ColumnProps) {
  return (
    <rect
      x={at * step + 1}
      y={height - tall}
      width={step - 2}
      height={tall}
      className={className}
    />
  )
}

function Key({ name, className }: { name: string; className: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`size-3 ${className}`} />
      {name}
    </span>
  )
}
