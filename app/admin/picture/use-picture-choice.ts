import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormContext, useChangeNotice } from '~/admin/form/form-state'
import { uploadPicture } from '~/admin/saving/upload'
import type { GalleryChoice } from '~/domain/images/gallery/gallery'
import type { UploadPurpose } from '~/domain/images/image-paths'
import { defaultFocus, type FocusPoint } from '~/domain/images/images'
import { showToast } from '~/ui/toast'
import { type ChosenFile, cropPreview, openPicture, type PictureCrop } from './chosen-file'
import { pictureCopy, progressCopy } from './picture.copy'
import { type Choice, shownChoice, storedChoice, untouched } from './picture-choice'

interface Options {
  name: string
  altName: string
  purpose: UploadPurpose
  /** Whether the author must choose a crop first. */
  cropped: boolean
  /** The screen's message for a failed upload (docs/specification.md, "Pictures"). */
  failed: string
}

/** The state of an image field: the choice, its upload's progress, and its error. */
export function usePictureChoice({ name, altName, purpose, cropped, failed }: Options) {
  const form = useContext(FormContext)
  const stored = storedChoice(form.values, name)
  const [choice, setChoice] = useState<Choice>(untouched)
  const [changes, setChanges] = useState(0)
  const [focus, setFocus] = useState<FocusPoint>(stored.focus)
  const [toCrop, setToCrop] = useState<ChosenFile>()
  const [sent, setSent] = useState<number>()
  const [error, setError] = useState<string>()
  const [clearedErrors, setClearedErrors] = useState<object>()
  const sending = useRef<AbortController>(undefined)

  useRevoking('shown' in choice ? choice.shown : undefined)
  useRevoking(choice.kind === 'chosen' && choice.crop ? choice.src : undefined)

  /** Clears errors, which belong to the previous choice. */
  function choose(next: Choice) {
    setError(undefined)
    setClearedErrors(form.errors)
    setChoice(next)
    setChanges(changes + 1)
  }

  function take(file: File) {
    if (sent === undefined) form.delaySaveUntil(open(file))
  }

  /** Resolves to whether the picture can be saved; false until it is cropped. */
  async function open(file: File): Promise<boolean> {
    try {
      const opened = await openPicture(file)
      flushSync(() => (cropped ? setToCrop(opened) : takeWhole(opened)))
      return !cropped
    } catch (error) {
      setError((error as Error).message)
      return false
    }
  }

  function takeWhole(opened: ChosenFile) {
    setFocus(defaultFocus)
    choose({ kind: 'chosen', ...opened, shown: opened.src })
  }

  async function takeCrop(opened: ChosenFile, crop: PictureCrop) {
    setToCrop(undefined)
    const shown = await cropPreview(opened.src, crop)
    setFocus(defaultFocus)
    choose({ kind: 'chosen', ...opened, crop, shown })
  }

  const upload = useEffectEvent(async () => {
    if (choice.kind !== 'chosen') return
    const { file, crop, shown } = choice
    sending.current = new AbortController()
    setSent(0)
    try {
      const options = { purpose, crop, onProgress: setSent, signal: sending.current.signal }
      const { path } = await uploadPicture(file, options)
      // Flushed, because the form is read right after this.
      flushSync(() => setChoice({ kind: 'uploaded', path, shown, name: file.name }))
    } catch (error) {
      showToast({ title: pictureCopy.failedTitle, description: failed, variant: 'destructive' })
      throw error
    } finally {
      setClearedErrors(undefined)
      setSent(undefined)
    }
  })

  const { beforeSave } = form
  useChangeNotice(choice, focus)

  const isChosen = choice.kind === 'chosen'
  useEffect(() => {
    return isChosen ? beforeSave(name, () => upload()) : undefined
  }, [isChosen, beforeSave, name])

  const errors = form.errors === clearedErrors ? {} : form.errors
  const alt = choice.kind === 'picked' ? choice.alt : ''
  const values = changes > 0 ? { ...form.values, [altName]: alt } : form.values
  return {
    ...shownChoice(choice, stored),
    /** The number of pictures chosen so far; a change clears the alt text. */
    changes,
    focus,
    setFocus,
    /** The fraction of a running upload that has been sent. */
    sent,
    stop: () => sending.current?.abort(new Error(progressCopy.stopped)),
    take,
    pick(image: GalleryChoice) {
      setFocus(image.focus)
      choose({ kind: 'picked', ...image })
    },
    remove() {
      setFocus(defaultFocus)
      choose({ kind: 'removed' })
    },
    /** A chosen file that waits for its crop. */
    toCrop,
    cropAgain: choice.kind === 'chosen' && cropped ? () => setToCrop(choice) : undefined,
    takeCrop,
    leaveCrop() {
      if (toCrop && toCrop !== choice) URL.revokeObjectURL(toCrop.src)
      setToCrop(undefined)
    },
    /** The form's state for the field, including errors of the choice itself. */
    form: { ...form, values, errors: error ? { ...errors, [name]: error } : errors },
  }
}

function useRevoking(src: string | undefined) {
  useEffect(() => {
    return src ? () => URL.revokeObjectURL(src) : undefined
  }, [src])
}
