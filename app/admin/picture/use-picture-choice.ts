import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormContext } from '~/admin/form/form-state'
import { uploadPicture } from '~/admin/saving/upload'
import type { GalleryChoice } from '~/domain/images/gallery-choice'
import type { UploadPlace } from '~/domain/images/image-paths'
import type { FocusPoint } from '~/domain/images/images'
import { showToast } from '~/ui/toast'
import { type ChosenFile, cropPreview, openPicture, type PictureCrop } from './chosen-file'
import { pictureCopy, progressCopy } from './picture.copy'
import { type Choice, shownChoice, storedChoice, untouched } from './picture-choice'

interface Options {
  name: string
  altName: string
  place: UploadPlace
  /** Whether a part of the picture is to be chosen before it is used. */
  cropped: boolean
  /**
   * The screen's sentence for an upload that did not succeed (docs/specification.md, "Pictures").
   */
  failed: string
}

/** The state of an image field: what was chosen, how far its upload is, what is wrong with it. */
export function usePictureChoice({ name, altName, place, cropped, failed }: Options) {
  const form = useContext(FormContext)
  const stored = storedChoice(form.values, name)
  const [choice, setChoice] = useState<Choice>(untouched)
  const [changes, setChanges] = useState(0)
  const [focus, setFocus] = useState<FocusPoint>(stored.focus)
  const [toCrop, setToCrop] = useState<ChosenFile>()
  const [sent, setSent] = useState<number>()
  const [fault, setFault] = useState<string>()
  const [forgiven, setForgiven] = useState<object>()
  const sending = useRef<AbortController>(undefined)

  useRevoking('shown' in choice ? choice.shown : undefined)
  useRevoking(choice.kind === 'chosen' && choice.crop ? choice.src : undefined)

  /** What was said before is not true of the new choice. */
  function choose(next: Choice) {
    setFault(undefined)
    setForgiven(form.errors)
    setChoice(next)
    setChanges(changes + 1)
  }

  function take(file: File) {
    if (sent === undefined) form.awaits(open(file))
  }

  /** Whether the picture is ready to be saved: one that is to be cropped is not. */
  async function open(file: File): Promise<boolean> {
    try {
      const opened = await openPicture(file)
      flushSync(() => (cropped ? setToCrop(opened) : takeWhole(opened)))
      return !cropped
    } catch (error) {
      setFault((error as Error).message)
      return false
    }
  }

  function takeWhole(opened: ChosenFile) {
    setFocus({ x: 0.5, y: 0.5 })
    choose({ kind: 'chosen', ...opened, shown: opened.src })
  }

  async function takeCrop(opened: ChosenFile, crop: PictureCrop) {
    setToCrop(undefined)
    const shown = await cropPreview(opened.src, crop)
    setFocus({ x: 0.5, y: 0.5 })
    choose({ kind: 'chosen', ...opened, crop, shown })
  }

  const upload = useEffectEvent(async () => {
    if (choice.kind !== 'chosen') return
    const { file, crop, shown } = choice
    sending.current = new AbortController()
    setSent(0)
    try {
      const options = { place, crop, onProgress: setSent, signal: sending.current.signal }
      const { path } = await uploadPicture(file, options)
      // The form is read as soon as this is done.
      flushSync(() => setChoice({ kind: 'uploaded', path, shown, name: file.name }))
    } catch (error) {
      showToast({
        title: pictureCopy.failedTitle,
        description: failed,
        variant: 'destructive',
      })
      throw error
    } finally {
      setForgiven(undefined)
      setSent(undefined)
    }
  })

  const { beforeSave, touched } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form holds what was changed
  useEffect(touched, [choice, focus])

  const isChosen = choice.kind === 'chosen'
  useEffect(() => {
    return isChosen ? beforeSave(name, () => upload()) : undefined
  }, [isChosen, beforeSave, name])

  const errors = form.errors === forgiven ? {} : form.errors
  const alt = choice.kind === 'picked' ? choice.alt : ''
  const values = changes > 0 ? { ...form.values, [altName]: alt } : form.values
  return {
    ...shownChoice(choice, stored),
    /** How often another picture was chosen: each begins without words. */
    changes,
    focus,
    setFocus,
    /** How much of a running upload has been sent. */
    sent,
    stop: () => sending.current?.abort(new Error(progressCopy.stopped)),
    take,
    pick(image: GalleryChoice) {
      setFocus(image.focus)
      choose({ kind: 'picked', ...image })
    },
    remove() {
      setFocus({ x: 0.5, y: 0.5 })
      choose({ kind: 'removed' })
    },
    /** A chosen file whose part is being chosen. */
    toCrop,
    cropAgain: choice.kind === 'chosen' && cropped ? () => setToCrop(choice) : undefined,
    takeCrop,
    leaveCrop() {
      if (toCrop && toCrop !== choice) URL.revokeObjectURL(toCrop.src)
      setToCrop(undefined)
    },
    /** The form as the field shows it: with what is wrong with the choice itself. */
    form: { ...form, values, errors: fault ? { ...errors, [name]: fault } : errors },
  }
}

function useRevoking(src: string | undefined) {
  useEffect(() => {
    return src ? () => URL.revokeObjectURL(src) : undefined
  }, [src])
}
