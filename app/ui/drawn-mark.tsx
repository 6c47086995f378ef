import { type SVGProps, useId } from 'react'

/** A path to draw as a line in a square of 48 units (app/faces/marks.ts), or a mask with the ink in white on black. */
type MarkShape = { path: string } | { src: string; width: number; height: number }

interface DrawnMarkProps extends SVGProps<SVGSVGElement> {
  mark: MarkShape
}

export function DrawnMark({ mark, ...attributes }: DrawnMarkProps) {
  const id = useId()
  if ('src' in mark) {
    const { src, width, height } = mark
    return (
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} {...attributes}>
        <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
          <image href={src} width={width} height={height} />
        </mask>
        <rect
          width={width}
          height={height}
          fill="currentColor"
          stroke="none"
          mask={`url(#${id})`}
        />
      </svg>
    )
  }
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...attributes}
    >
      <path d={mark.path} />
    </svg>
  )
}
