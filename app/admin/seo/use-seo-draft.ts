import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormSnapshot } from '~/admin/form/form-snapshot'
import { forgetTakenBack, useTakenBackOf } from '~/admin/form/use-taken-back'
import { useKeptInput } from '~/admin/kept-input/use-kept-input'
import { useSaving } from '~/admin/saving/use-saving'
import type { SeoSettings } from '~/domain/seo/seo'
import { seoCopy } from '~/domain/seo/seo.copy'
import { type ListedSeo, type SeoForm, seoForm } from '~/domain/seo/seo.form'
import { type FieldErrors, readForm, toFormData } from '~/forms/form'
import { showToast } from '~/ui/toast'

/** A card's unsaved draft and its stored settings; saving removes the draft. */
export function useSeoDraft(form: RefObject<HTMLFormElement | null>, stored: ListedSeo) {
  const [base, setBase] = useState<SeoForm>(stored)
  const asStored = useRef<FormSnapshot>(undefined)
  asStored.current = snapshotOf(stored)
  const {
    resumed,
    forget: forgetKept,
    ...kept
  } = useKeptInput(form, {
    saved: asStored,
    values: base,
    title: undefined,
  })
  const takenBack = useTakenBackOf(stored.id, stored)
  const isTakenBack = Object.keys(takenBack).length > 0
  const [written, setWritten] = useState(() =>
    isTakenBack ? settingsOf({ ...stored, ...takenBack }) : undefined,
  )
  const [errors, setErrors] = useState<FieldErrors>({})
  const [newer, setNewer] = useState<SeoForm>()
  const { send, busy, isBusy } = useSaving((answer) => {
    if (answer.kind === 'done') {
      forget(stored)
      forgetKept()
    }
    if (answer.kind === 'refused') setErrors(answer.errors)
    if (answer.kind === 'outdated') setNewer(answer.values as unknown as SeoForm)
  })

  // Another card's save reloads all settings; a draft is still compared with those it began with.
  const shown = written ? base : stored
  const draft = written ?? settingsOf(stored)
  const saved = settingsOf(shown)
  const differs = draft.title !== saved.title || draft.description !== saved.description

  function forget(next: SeoForm) {
    setBase(next)
    setWritten(undefined)
    setNewer(undefined)
    setErrors({})
    if (isTakenBack) forgetTakenBack()
  }
  function write(part: Partial<SeoSettings>) {
    if (!written) setBase(stored)
    setWritten({ ...draft, ...part })
    kept.writeSoon()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each restored draft
  useEffect(() => {
    if (resumed.times > 0) write(settingsOf({ ...formOfDraft(), ...resumed.values }))
  }, [resumed.times])
  function formOfDraft(): SeoForm {
    return { ...base, meta_title: draft.title, meta_description: draft.description }
  }
  function save(revision = base.revision) {
    if (isBusy()) return
    const { page_slug, meta_title, meta_description } = formOfDraft()
    const sent = toFormData({ page_slug, meta_title, meta_description, revision: String(revision) })
    const { errors: found = {} } = readForm(seoForm, sent)
    setErrors(found)
    if (Object.keys(found).length === 0) send(sent)
  }
  function reset() {
    forget(stored)
    kept.discard()
    showToast({ title: seoCopy.resetDone })
  }
  function take() {
    if (!newer) return
    setBase(newer)
    setWritten(settingsOf(newer))
    setNewer(undefined)
  }
  return {
    draft,
    differs,
    isTakenBack: isTakenBack && differs,
    kept,
    write,
    save,
    reset,
    busy,
    errors,
    newer,
    take,
  }
}

/** The form's content without a draft. */
function snapshotOf({ page_slug, meta_title, meta_description }: SeoForm): FormSnapshot {
  // Another field of the form is a type error here.
  const sent: Omit<SeoForm, 'revision'> = { page_slug, meta_title, meta_description }
  const fields = Object.entries(sent)
  return new Map(fields.map(([name, value]) => [name, JSON.stringify([value])]))
}

function settingsOf({ meta_title, meta_description }: SeoForm): SeoSettings {
  return { title: meta_title, description: meta_description }
}
