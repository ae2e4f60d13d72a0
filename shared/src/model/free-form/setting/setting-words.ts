import type { SettingKind } from '../../../quilting/setting/setting.js';

export const settingNames: Readonly<Record<SettingKind, string>> = {
  straight: 'Straight setting',
  onPoint: 'Set on point',
};
