import { type ComponentType, useEffect, useState } from 'react'
import { FieldsDialog } from '~/admin/fields/fields-dialog'
import { untilLoaded } from '~/ui/connection'
import type { PictureCrop } from './chosen-file'
import type { CropAreaProps } from './crop-area.client'
import { pictureCopy } from './picture.copy'
import { type Ratio, ratioOf } from './ratio'

interface CropPickerProps {
  src: string
  ratio: Exclude<Ratio, 'natural'>
  /** The title, such as 'Tilpas samarbejdsbillede'. */
  title: string
  onConfirm: (crop: PictureCrop) => void
  onClose: () => void
}

/** Chooses the crop of a picture. Render it only while it is open. */
export function CropPicker({ src, ratio, title, onConfirm, onClose }: CropPickerProps) {
  const Area = useCropArea()
  const [crop, setCrop] = useState<PictureCrop>()
  return (
    <FieldsDialog
      title={title}
      description={pictureCopy.cropHint}
      size="wide"
      submit={pictureCopy.useCrop}
      isBusy={!crop}
      onSubmit={() => crop && onConfirm(crop)}
      onClose={onClose}
    >
      {Area ? (
        <Area src={src} ratio={ratioOf(ratio)} onChange={setCrop} />
      ) : (
        <div className="h-[50svh] bg-leaf" />
      )}
    </FieldsDialog>
  )
}

/** Loads the code of the crop area on its first use. */
function useCropArea(): ComponentType<CropAreaProps> | undefined {
  const [loaded, setLoaded] = useState<{ CropArea: ComponentType<CropAreaProps> }>()
  useEffect(() => {
    void untilLoaded(() => import('./crop-area.client')).then(setLoaded)
  }, [])
  return loaded?.CropArea
}
