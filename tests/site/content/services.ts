import type { Service } from '../schema';

export const services = [
  {
    name: 'dredging',
    path: 'M8 10h22l14 18-8 14H16L8 30zM36 42l14 12M6 56h52',
    dot: [44, 28],
    lineAngle: 30,
    lineSpacing: 12,
  },
  {
    name: 'consulting',
    path: 'M8 10h48v32H34L20 56V42H8zM18 20h28M18 30h18',
    dot: [46, 30],
    lineAngle: -20,
    lineSpacing: 15,
  },
  {
    name: 'development',
    path: 'M6 12h52v40H6zM6 22h52M24 30l-8 7 8 7M40 30l8 7-8 7',
    dot: [12, 17],
    lineAngle: 70,
    lineSpacing: 9,
  },
  { name: 'process', path: 'M32 6l20 14v24L32 58 12 44V20zM32 6v52', dot: [32, 32], lineAngle: 0, lineSpacing: 18 },
  { name: 'management', path: 'M6 40h10l6-26 12 40 8-24 4 10h12', dot: [58, 40], lineAngle: -55, lineSpacing: 11 },
] as const satisfies readonly Service[];

export const expertise = ['workplace', 'service', 'erp', 'cloud'] as const;
