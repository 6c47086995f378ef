import { lazy, Suspense, useState } from 'react'
import { FieldsDialog } from '~/admin/fields/fields-dialog'
import { importWithRetry } from '~/ui/connection'
import type { PictureCrop } from './chosen-file'
import { pictureCopy } from './picture.copy'

// Loaded on the first use.
const CropArea = lazy(() => importWithRetry(() => import('./crop-area.client')))

interface CropPickerProps {
  src: string
  title: string
  onConfirm: (crop: PictureCrop) => void
  onClose: () => void
}

export function CropPicker({ src, title, onConfirm, onClose }: CropPickerProps) {
  const [crop, setCrop] = useState<PictureCrop>()
  return (
    <FieldsDialog
      title={title}
      description={pictureCopy.cropHint}
      size="wide"
      submit={pictureCopy.useCropButton}
      isBusy={!crop}
      onSubmit={() => crop && onConfirm(crop)}
      onClose={onClose}
    >
      <Suspense fallback={<div className="h-[50svh] bg-leaf" />}>
        <CropArea src={src} onChange={setCrop} />
      </Suspense>
    </FieldsDialog>
  )
}
