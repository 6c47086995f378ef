export const builtInCopy = {
  colorTrials: 'Farveprøver i akvarel på et ark papir',
  emptyHorizon: 'En tom horisont i akvarel',
  brushTrials: 'Penselstrøg i blæk og farver på et ark papir',
  blankWithLetter: 'Et tomt ark ved siden af et håndskrevet brev',
}
