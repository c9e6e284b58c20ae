/** BT-24 of the profile « EN 16931 ». */
export const EN_16931_GUIDELINE = 'urn:cen.eu:en16931:2017';
