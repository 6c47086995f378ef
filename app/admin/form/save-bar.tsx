import { useEffect, useState } from 'react'
import { Button } from '~/ui/button'
import { formCopy } from './form.copy'
import { SectionList } from './section-list'

interface SaveBarProps {
  unsaved: boolean
  saving: boolean
  saveLabel: string
  onCancel: (() => void) | undefined
}

/** The bar at the bottom of a form: its unsaved state, cancel and save. */
export function SaveBar({ unsaved, saving, saveLabel, onCancel }: SaveBarProps) {
  // Disabled until hydration, since the browser would submit the form natively and lose the input.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <div
      data-save-bar
      className="sticky bottom-(--covered-bottom,0px) z-10 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-rule border-t bg-paper py-3"
    >
      <p role="status" className="mr-auto text-caption text-faded max-md:basis-full">
        {unsaved && !saving && formCopy.unsaved}
      </p>
      <SectionList />
      {onCancel && <Button onClick={onCancel}>{formCopy.cancel}</Button>}
      <button type="submit" className="button-filled" disabled={!ready} aria-disabled={saving}>
        {saving ? formCopy.saving : saveLabel}
      </button>
    </div>
  )
}
