import { type RefObject, useEffect, useRef } from 'react'
import { clearHistoryState, useEarlierVersion } from '~/admin/form/use-initial-input'
import type { FormSnapshot } from '~/admin/form-state/form-snapshot'
import { useKeptInput } from '~/admin/kept-input/use-kept-input'
import { useEditedValues } from '~/admin/saving/use-edited-values'
import { seoCopy } from '~/domain/seo/seo.copy'
import { type ListedSeo, type SeoForm, seoForm } from '~/domain/seo/seo.form'
import { showToast } from '~/ui/toast'

/** The unsaved settings of a page. They are stored in this browser and restored, as those of other forms. */
export function useSeoDraft(form: RefObject<HTMLFormElement | null>, stored: ListedSeo) {
  const earlierVersion = useEarlierVersion(stored.id, stored)
  const hasEarlierVersion = Object.keys(earlierVersion).length > 0
  const edited = useEditedValues(stored, {
    schema: seoForm,
    initial: hasEarlierVersion ? { ...stored, ...earlierVersion } : undefined,
    onSaved: () => {
      if (hasEarlierVersion) clearHistoryState()
      keptInput.forget()
    },
  })
  const storedSnapshot = useRef<FormSnapshot>(undefined)
  storedSnapshot.current = snapshotOf(stored)
  const keptInput = useKeptInput(form, { savedSnapshot: storedSnapshot, values: edited.base })
  const { restoredInput } = keptInput

  function change(part: Partial<SeoForm>) {
    edited.change(part)
    keptInput.writeSoon()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each restored draft
  useEffect(() => {
    if (restoredInput.count > 0) change(restoredInput.values)
  }, [restoredInput.count])
  function reset() {
    edited.discard()
    if (hasEarlierVersion) clearHistoryState()
    keptInput.discard()
    showToast({ title: seoCopy.resetDone })
  }
  const isEarlierVersion = hasEarlierVersion && edited.isChanged
  return { ...edited, isEarlierVersion, keptInput, change, reset }
}

function snapshotOf({ page_slug, meta_title, meta_description }: SeoForm): FormSnapshot {
  // A missing field is a type error.
  const fields: Omit<SeoForm, 'revision'> = { page_slug, meta_title, meta_description }
  return new Map(Object.entries(fields).map(([name, value]) => [name, JSON.stringify([value])]))
}
