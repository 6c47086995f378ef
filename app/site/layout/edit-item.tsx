import { type ComponentType, createContext, useContext } from 'react'

export interface ItemToEdit {
  /** Its place in the back-office. */
  at: string
  /** What it is called where it is read out. */
  name: string
}

/** Nothing for visitors; what the admin's browser fetches puts the way into the back-office here. */
export const EditItemContext = createContext<ComponentType<ItemToEdit> | undefined>(undefined)

/** Beside what stands in a list of a public page: for the admin the way to its form. */
export function EditItem(item: ItemToEdit) {
  const Way = useContext(EditItemContext)
  return Way && <Way {...item} />
}
