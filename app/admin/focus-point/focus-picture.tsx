import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { FocusPoint } from '~/domain/images/images'
import { directions, focusClasses, movedPoint, pointAt } from './focus-point'
import { focusPointCopy, pointText } from './focus-point.copy'
import './focus-point.css'

interface FocusPictureProps {
  src: string
  value: FocusPoint
  step: number
  onChange: (point: FocusPoint) => void
}

export function FocusPicture({ src, value, step, onChange }: FocusPictureProps) {
  const picture = useRef<HTMLImageElement>(null)

  function moveToPointer(event: PointerEvent) {
    if (!picture.current) return
    onChange(pointAt(event, picture.current.getBoundingClientRect()))
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    onChange(movedPoint(value, direction, step))
  }

  return (
    <div className="flex justify-center bg-leaf">
      <div
        role="slider"
        tabIndex={0}
        aria-label={focusPointCopy.pictureLabel}
        aria-valuetext={pointText(value)}
        aria-valuenow={Math.round(value.x * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="relative cursor-crosshair touch-none select-none"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          moveToPointer(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveToPointer(event)
        }}
      >
        <img ref={picture} src={src} alt="" draggable={false} className="max-h-[42svh] w-auto" />
        <span className={`focus-mark ${focusClasses(value)}`} />
      </div>
    </div>
  )
}
