import { type ComponentProps, useRef } from 'react'

interface ActionSelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  onAct: (select: HTMLSelectElement) => void
}

/** A list that acts when a pointer chooses or at Enter, since the arrow keys only go through its options. */
export function ActionSelect({ onAct, ...select }: ActionSelectProps) {
  const isByKey = useRef(false)
  return (
    <select
      {...select}
      onPointerDown={() => {
        isByKey.current = false
      }}
      onKeyDown={(event) => {
        isByKey.current = true
        if (event.key !== 'Enter') return
        event.preventDefault()
        if (event.currentTarget.value) onAct(event.currentTarget)
      }}
      onChange={(event) => {
        if (!isByKey.current) onAct(event.currentTarget)
      }}
    />
  )
}
