export const clients = {
  saltmere: { name: 'Saltmere Freight', language: 'en' },
  kadewerk: { name: 'Kadewerk', language: 'nl', onMap: 'Kadewerk' },
  zilverduin: { name: 'Zilverduin' },
  lagewater: { name: 'Gemeente Lagewater', language: 'nl', onMap: 'Lagewater' },
  veenbrug: { name: 'Veenbrug Zorg', language: 'nl', onMap: 'Veenbrug' },
  uferwind: { name: 'Uferwind', language: 'de' },
  rietkraag: { name: 'Riet & Kraag', language: 'nl', onMap: 'Riet' },
} as const;
