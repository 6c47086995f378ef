export interface FoundItem {
  name: string
  dateText?: string
  path: string
  screen: string
}
