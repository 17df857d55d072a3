/** What people call the tools of a kitchen, the names of one separated by `|`. */
export const TOOL_NAMES = {
  oven: 'oven|otang|oven listrik',
  microwave: 'microwave',
  airFryer: 'air fryer|airfryer',
  riceCooker: 'rice cooker|ricecooker|magic com|magicom|magic jar|penanak nasi|slow cooker',
  steamer: 'panci kukus|kukusan|dandang|klakat',
  presto: 'presto|panci presto',
  pan: 'wajan|penggorengan|kuali',
  mould: 'cetakan|loyang',
  mixer: 'mixer|mikser',
  blender: 'blender',
  mortar: 'cobek|ulekan',
} as const;
