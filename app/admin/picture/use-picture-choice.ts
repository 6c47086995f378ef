import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormContext, useChangeNotice } from '~/admin/form-state/form-state'
import { type UploadOptions, uploadPicture } from '~/admin/requests/upload'
import { useUpload } from '~/admin/requests/use-upload'
import type { GalleryChoice } from '~/domain/images/gallery/gallery.server'
import type { UploadPurpose } from '~/domain/images/image-paths'
import { defaultFocus, type FocusPoint } from '~/domain/images/images'
import { showToast } from '~/ui/toast'
import { type ChosenFile, cropPreview, openPicture, type PictureCrop } from './chosen-file'
import { type Choice, displayedPicture, storedPicture, unchanged } from './picture-choice'

interface Options {
  name: string
  altName: string
  purpose: UploadPurpose
  needsCrop: boolean
  uploadError: string
}

export function usePictureChoice({ name, altName, purpose, needsCrop, uploadError }: Options) {
  const form = useContext(FormContext)
  const stored = storedPicture(form.values, name)
  const [choice, setChoice] = useState<Choice>(unchanged)
  const [changes, setChanges] = useState(0)
  const [focus, setFocus] = useState<FocusPoint>(stored.focus)
  const [fileToCrop, setFileToCrop] = useState<ChosenFile>()
  const [error, setError] = useState<string>()
  const [clearedErrors, setClearedErrors] = useState<object>()
  const uploader = useUpload()

  useRevokeUrl('previewSrc' in choice ? choice.previewSrc : undefined)
  useRevokeUrl(choice.kind === 'file' && choice.crop ? choice.src : undefined)

  function change(next: Choice) {
    setError(undefined)
    setClearedErrors(form.errors)
    setChoice(next)
    setChanges(changes + 1)
  }

  function chooseFile(file: File) {
    if (uploader.progress === undefined) form.delaySaveUntil(open(file))
  }

  /** Resolves to whether the form can be saved. It cannot while the picture needs a crop. */
  async function open(file: File): Promise<boolean> {
    try {
      const opened = await openPicture(file)
      flushSync(() => (needsCrop ? setFileToCrop(opened) : chooseWholePicture(opened)))
      return !needsCrop
    } catch (error) {
      setError((error as Error).message)
      return false
    }
  }

  function chooseWholePicture(opened: ChosenFile) {
    setFocus(defaultFocus)
    change({ kind: 'file', ...opened, previewSrc: opened.src })
  }

  function confirmCrop(opened: ChosenFile, crop: PictureCrop) {
    setFileToCrop(undefined)
    form.delaySaveUntil(showCrop(opened, crop))
  }

  async function showCrop(opened: ChosenFile, crop: PictureCrop): Promise<boolean> {
    const previewSrc = await cropPreview(opened.src, crop)
    flushSync(() => {
      setFocus(defaultFocus)
      change({ kind: 'file', ...opened, crop, previewSrc })
    })
    return true
  }

  const upload = useEffectEvent(async () => {
    if (choice.kind !== 'file') return
    const { file, crop, previewSrc } = choice
    const send = (options: UploadOptions) => uploadPicture(file, { ...options, purpose, crop })
    const stored = await uploader.upload(send, (reason) => {
      setClearedErrors(undefined)
      showToast({ title: 'Fejl', description: uploadError, variant: 'destructive' })
      throw new Error(reason)
    })
    setClearedErrors(undefined)
    // Flushed, because the form's entries are read right after this.
    if (stored)
      flushSync(() =>
        setChoice({ kind: 'uploaded', path: stored.path, previewSrc, name: file.name }),
      )
  })

  const { beforeSave } = form
  useChangeNotice(choice, focus)

  const isNewFile = choice.kind === 'file'
  useEffect(() => {
    return isNewFile ? beforeSave(name, () => upload()) : undefined
  }, [isNewFile, beforeSave, name])

  const errors = form.errors === clearedErrors ? {} : form.errors
  const alt = choice.kind === 'gallery' ? choice.alt : ''
  const values = changes > 0 ? { ...form.values, [altName]: alt } : form.values
  return {
    ...displayedPicture(choice, stored),
    changes,
    focus,
    setFocus,
    /** The fraction of a running upload that has been sent. */
    progress: uploader.progress,
    cancelUpload: uploader.cancel,
    chooseFile,
    chooseFromGallery(image: GalleryChoice) {
      setFocus(image.focus)
      change({ kind: 'gallery', ...image })
    },
    remove() {
      setFocus(defaultFocus)
      change({ kind: 'removed' })
    },
    fileToCrop,
    reopenCrop: choice.kind === 'file' && needsCrop ? () => setFileToCrop(choice) : undefined,
    confirmCrop,
    cancelCrop() {
      if (fileToCrop && fileToCrop !== choice) URL.revokeObjectURL(fileToCrop.src)
      setFileToCrop(undefined)
    },
    /** The form's state, with the field's own errors and the alt text of a gallery picture. */
    form: { ...form, values, errors: error ? { ...errors, [name]: error } : errors },
  }
}

function useRevokeUrl(src: string | undefined) {
  useEffect(() => {
    return src ? () => URL.revokeObjectURL(src) : undefined
  }, [src])
}
