import { weakReference } from '~/platform/changes/columns'

export const recordingField = {
  recording_id: weakReference({
    label: 'Indspilning',
    hint: 'Din egen lyd som MP3, M4A eller Ogg, højst 50 MB. Den spilles på siden selv.',
  }),
}
