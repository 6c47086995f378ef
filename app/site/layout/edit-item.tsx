import { type ComponentType, createContext, useContext } from 'react'

export interface ItemToEdit {
  formPath: string
  name: string
}

/** The component of the link. Undefined for visitors; code that only the admin's browser loads provides it. */
export const EditItemContext = createContext<ComponentType<ItemToEdit> | undefined>(undefined)

export function EditItem(item: ItemToEdit) {
  const FormLink = useContext(EditItemContext)
  return FormLink && <FormLink {...item} />
}
