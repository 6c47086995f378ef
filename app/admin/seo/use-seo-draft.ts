import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormSnapshot } from '~/admin/form/form-snapshot'
import { clearHistoryState, useEarlierVersion } from '~/admin/form/use-initial-input'
import { useKeptInput } from '~/admin/kept-input/use-kept-input'
import { useSaving } from '~/admin/saving/use-saving'
import type { SeoSettings } from '~/domain/seo/seo'
import { seoCopy } from '~/domain/seo/seo.copy'
import { type ListedSeo, type SeoForm, seoForm } from '~/domain/seo/seo.form'
import { type FieldErrors, readForm, toFormData } from '~/forms/form'
import { showToast } from '~/ui/toast'

export function useSeoDraft(form: RefObject<HTMLFormElement | null>, stored: ListedSeo) {
  const [base, setBase] = useState<SeoForm>(stored)
  const storedSnapshot = useRef<FormSnapshot>(undefined)
  storedSnapshot.current = snapshotOf(stored)
  const keptInput = useKeptInput(form, { savedSnapshot: storedSnapshot, values: base })
  const { restoredInput } = keptInput
  const earlierVersion = useEarlierVersion(stored.id, stored)
  const isEarlierVersion = Object.keys(earlierVersion).length > 0
  const [input, setInput] = useState(() =>
    isEarlierVersion ? settingsOf({ ...stored, ...earlierVersion }) : undefined,
  )
  const [errors, setErrors] = useState<FieldErrors>({})
  const [newer, setNewer] = useState<SeoForm>()
  const { send, isSending, isSendingNow } = useSaving((answer) => {
    if (answer.kind === 'done') {
      discardDraft(stored)
      keptInput.forget()
    }
    if (answer.kind === 'refused') setErrors(answer.errors)
    if (answer.kind === 'outdated') setNewer(answer.values as unknown as SeoForm)
  })

  // The draft is compared with the settings it is based on, even after the save of another card has reloaded them.
  const draft = input ?? settingsOf(stored)
  const saved = settingsOf(input ? base : stored)
  const isChanged = draft.title !== saved.title || draft.description !== saved.description

  function discardDraft(next: SeoForm) {
    setBase(next)
    setInput(undefined)
    setNewer(undefined)
    setErrors({})
    if (isEarlierVersion) clearHistoryState()
  }
  function change(part: Partial<SeoSettings>) {
    if (!input) setBase(stored)
    setInput({ ...draft, ...part })
    keptInput.writeSoon()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each restored draft
  useEffect(() => {
    if (restoredInput.count > 0) change(settingsOf({ ...formValues(), ...restoredInput.values }))
  }, [restoredInput.count])
  function formValues(): SeoForm {
    return { ...base, meta_title: draft.title, meta_description: draft.description }
  }
  function save(revision = base.revision) {
    if (isSendingNow()) return
    const { page_slug, meta_title, meta_description } = formValues()
    const form = toFormData({ page_slug, meta_title, meta_description, revision: String(revision) })
    const { errors: invalid = {} } = readForm(seoForm, form)
    setErrors(invalid)
    if (Object.keys(invalid).length === 0) send(form)
  }
  function reset() {
    discardDraft(stored)
    keptInput.discard()
    showToast({ title: seoCopy.resetDone })
  }
  function acceptNewer() {
    if (!newer) return
    setBase(newer)
    setInput(settingsOf(newer))
    setNewer(undefined)
  }
  return {
    draft,
    isChanged,
    isEarlierVersion: isEarlierVersion && isChanged,
    keptInput,
    change,
    save,
    reset,
    isSending,
    errors,
    newer,
    acceptNewer,
  }
}

function snapshotOf({ page_slug, meta_title, meta_description }: SeoForm): FormSnapshot {
  // A missing field is a type error.
  const fields: Omit<SeoForm, 'revision'> = { page_slug, meta_title, meta_description }
  return new Map(Object.entries(fields).map(([name, value]) => [name, JSON.stringify([value])]))
}

function settingsOf({ meta_title, meta_description }: SeoForm): SeoSettings {
  return { title: meta_title, description: meta_description }
}
