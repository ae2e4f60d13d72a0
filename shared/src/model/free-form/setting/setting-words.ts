import type { LayRule } from '../../../quilting/setting/lies.js';
import type { SettingKind } from '../../../quilting/setting/setting.js';

export const settingNames: Readonly<Record<SettingKind, string>> = {
  straight: 'Straight setting',
  onPoint: 'Set on point',
};

export const layNames: Readonly<Record<LayRule, string>> = {
  alike: 'All alike',
  pinwheel: 'Pinwheels of four',
  rows: 'Every second row upside down',
  barnRaising: 'Barn Raising',
  straightFurrow: 'Straight Furrow',
  sunshineAndShadow: 'Sunshine and Shadow',
  streakOfLightning: 'Streak of Lightning',
};
