import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formCopy } from '~/admin/copy/form.copy'
import { ActionSelect } from '~/ui/action-select'
import { Button } from '~/ui/button'
import { useIsHydrated } from '~/ui/use-is-hydrated'

interface SaveBarProps {
  /** Says that there is unsaved input. */
  unsavedText?: string | undefined
  isSaving: boolean
  saveLabel: string
  onCancel: (() => void) | undefined
  children: ReactNode
}

export function SaveBar({ unsavedText, isSaving, saveLabel, onCancel, children }: SaveBarProps) {
  // Until hydration the button is disabled, since the browser would submit the form itself and lose the input.
  const isHydrated = useIsHydrated()
  return (
    <div
      data-save-bar
      className="@container tall:sticky bottom-(--covered-bottom,0px) z-10 border-rule border-t bg-paper py-3"
    >
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <p role="status" className="mr-auto text-caption text-faded @max-2xl:basis-full">
          {!isSaving && unsavedText}
        </p>
        <SectionList />
        {children}
        {onCancel && <Button onClick={onCancel}>{formCopy.cancel}</Button>}
        <button
          type="submit"
          className="button-filled"
          disabled={!isHydrated}
          aria-disabled={isSaving}
        >
          {isSaving ? formCopy.saving : saveLabel}
        </button>
      </div>
    </div>
  )
}

const minSections = 3
const minScreens = 2

function SectionList() {
  const list = useRef<HTMLSelectElement>(null)
  const [sections, setSections] = useState<HTMLElement[]>([])
  useEffect(() => {
    const main = list.current?.closest('main')
    if (!main) return
    const update = () => {
      const headings = main.scrollHeight > minScreens * innerHeight ? sectionsOf(main) : []
      setSections(headings.length >= minSections ? headings : [])
    }
    update()
    // Folds change the length of the page.
    main.addEventListener('toggle', update, true)
    return () => main.removeEventListener('toggle', update, true)
  }, [])
  return (
    <ActionSelect
      ref={list}
      hidden={sections.length === 0}
      aria-label={formCopy.sections}
      onAct={(select) => {
        const section = sections[Number(select.value)]
        select.value = ''
        focusHeading(section)
      }}
      className="button min-w-0 max-w-36 max-md:max-w-28 max-md:px-3"
    >
      <option value="">{formCopy.sections}</option>
      {sections.map((section, index) => (
        <option key={section.textContent} value={index}>
          {section.textContent}
        </option>
      ))}
    </ActionSelect>
  )
}

/** Returns the headings of the sections, and the legends of fieldsets outside of them. */
function sectionsOf(main: HTMLElement): HTMLElement[] {
  const headings = [...main.querySelectorAll<HTMLElement>('h2, legend')]
  return headings.filter((heading) => heading.matches('h2') || !heading.closest('section, details'))
}

function focusHeading(heading: HTMLElement | undefined) {
  if (!heading) return
  const fold = heading.closest('details')
  if (fold) fold.open = true
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.scrollIntoView()
}
